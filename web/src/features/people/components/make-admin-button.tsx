import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { queryFailed, TOAST } from '@rollwell/functions/contract';
import { messageOf } from '../../../lib/api/api-error.ts';
import { isRefusal, useMakeAdmin } from '../api/make-admin.ts';
import { texts } from '../texts.ts';

/** Makes one person an admin. */
export function MakeAdminButton({ email }: { email: string }) {
  const { mutate, isPending, error } = useMakeAdmin();
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        loading={isPending}
        onClick={() => mutate(email)}
        aria-label={texts.makeAdminNamed(email)}
      >
        {texts.makeAdmin}
      </Button>
      {error && (
        <Box role="alert" sx={{ color: 'error.main', mt: 1 }}>
          {isRefusal(error) ? TOAST.cannotAddAdmin : queryFailed(messageOf(error))}
        </Box>
      )}
    </>
  );
}
