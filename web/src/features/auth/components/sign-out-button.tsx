import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { SignOutIcon } from '../../../components/data-display/icons.tsx';
import { useSession } from '../../../entities/session/use-session.ts';
import { toast } from '../../../lib/toast.ts';
import { endSession } from '../load-auth.ts';

interface SignOutButtonProps {
  label: string;
  done: string;
}

/**
 * Signs out, with the user's name. Its label is a prop, so that the layout does not load this feature's
 * texts.
 */
export function SignOutButton({ label, done }: SignOutButtonProps) {
  const { user } = useSession();
  return (
    <Button
      variant="outlined"
      color="inherit"
      onClick={() => {
        endSession('left');
        toast.success(done);
        // On a public page the button disappears: the focus goes to the content.
        document.querySelector('main')?.focus();
      }}
      startIcon={<SignOutIcon size={20} />}
      sx={{ maxWidth: 280 }}
    >
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {label}
      </Box>
      <Box component="bdi" sx={nameStyle}>
        {user?.name}
      </Box>
    </Button>
  );
}

const nameStyle = {
  ml: 1,
  color: 'text.secondary',
  fontWeight: 500,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
