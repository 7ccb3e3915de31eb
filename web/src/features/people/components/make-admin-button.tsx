import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { queryFailed, TOAST } from '@rollwell/functions/contract';
import { ApiError, messageOf } from '../../../lib/api/api-error.ts';
import { toast } from '../../../lib/toast.ts';
import { useMakeAdmin } from '../api/make-admin.ts';
import { texts } from '../texts.ts';

/** The server says no to whoever may not make admins. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/** Makes one person an admin. */
export function MakeAdminButton({ email }: { email: string }) {
  const { mutate, isPending, error } = useMakeAdmin();
  const makeAdmin = () =>
    mutate(email, {
      onError: (cause) => {
        toast.error(isRefused(cause) ? TOAST.cannotAddAdmin : TOAST.somethingWrong);
      },
    });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        loading={isPending}
        onClick={makeAdmin}
        aria-label={texts.makeAdminNamed(email)}
      >
        {texts.makeAdmin}
      </Button>
      {error && (
        <Box role="alert" sx={{ color: 'error.main', mt: 1 }}>
          {isRefused(error) ? TOAST.cannotAddAdmin : queryFailed(messageOf(error))}
        </Box>
      )}
    </>
  );
}
