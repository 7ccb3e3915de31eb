import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { texts } from '../lib/texts.ts';

interface ChangesNoticeProps {
  added: number;
  left: number;
  onShow: () => void;
}

/** Says what waits beside a list that keeps still; it takes no room, so that it moves nothing itself. */
export function ChangesNotice({ added, left, onShow }: ChangesNoticeProps) {
  if (added === 0 && left === 0) return null;
  return (
    <Box role="status" data-screen-only sx={place}>
      {texts.steady.waiting(added, left)}
      <Button size="small" color="secondary" onClick={onShow}>
        {texts.steady.show}
      </Button>
    </Box>
  );
}

const place = {
  position: 'absolute',
  bottom: '100%',
  right: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pl: 1.5,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'secondary.main',
  borderRadius: 1,
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
} as const;
