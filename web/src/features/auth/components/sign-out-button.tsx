import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { SignOutIcon } from '../../../components/data-display/icons.tsx';
import { useSession } from '../../../entities/session/use-session.ts';
import { toast } from '../../../lib/toast.ts';
import { endSession } from '../load-auth.ts';

interface SignOutButtonProps {
  label: string;
  /** What says that it was done. */
  done: string;
}

/**
 * Signs out; says whose session it ends. Every page has it in its frame, so its label comes from there
 * and not with all the words of this feature.
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
        // A public page stays, without this button: whoever goes on by keyboard begins at its content.
        document.querySelector('main')?.focus();
      }}
      startIcon={<SignOutIcon size={20} />}
      sx={{ maxWidth: 280 }}
    >
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {label}
      </Box>
      <Box component="span" sx={nameStyle}>
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
