import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MAX_JSON_BYTES, queryFailed } from '@rollwell/functions/contract';
import { useId, useState } from 'react';
import { TitledDialog } from '../../../components/actions/titled-dialog.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { TextFileButton } from '../../../components/form/text-file-button.tsx';
import { announce } from '../../../lib/announce.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { useFindByNumbers } from '../api/find-by-number.ts';
import { ShipManyDialog } from './ship-many-dialog.tsx';
import { MAX_TRACKING_ROWS, trackingListTexts as texts } from './texts.ts';
import { type CheckedTracking, checkTracking, trackingRows } from './tracking-list.ts';

/** A list as it was checked. */
interface CheckedList extends CheckedTracking {
  list: string;
}

/** What somebody pasted, and what came of it once it was checked against the orders. */
function useTrackingList() {
  const find = useFindByNumbers();
  const [list, setList] = useState('');
  const [problem, setProblem] = useState<string>();
  const [checked, setChecked] = useState<CheckedList>();
  const check = async () => {
    setChecked(undefined);
    const rows = trackingRows(list);
    const isWrong = rows.length === 0 || rows.length > MAX_TRACKING_ROWS;
    setProblem(!isWrong ? undefined : rows.length === 0 ? texts.empty : texts.tooMany(rows.length));
    if (isWrong) return;
    const numbers = rows.flatMap(({ number, wrong }) => (wrong === undefined ? [number] : []));
    try {
      const result = checkTracking(rows, await find.mutateAsync([...new Set(numbers)]));
      setChecked({ list, ...result });
      announce(texts.checked(result.parcels.length, result.messages.size));
    } catch (error) {
      setProblem(queryFailed(messageOf(error)));
    }
  };
  const isNew = checked?.list === list;
  return {
    list,
    setList,
    problem,
    check,
    isPending: find.isPending,
    checked: isNew ? checked : undefined,
  };
}

/** Takes a list of tracking numbers, says row by row what is wrong with it, and ships the rest. */
export function TrackingListDialog({ onClose }: { onClose: () => void }) {
  const field = useId();
  const { list, setList, problem, check, isPending, checked } = useTrackingList();
  const [isShipping, setShipping] = useState(false);
  const count = checked?.parcels.length ?? 0;
  const end = () => {
    setShipping(false);
    // What was left out stays to be corrected.
    if (checked?.messages.size === 0) onClose();
    else void check();
  };
  return (
    <>
      <TitledDialog
        onClose={onClose}
        maxWidth="md"
        fullWidth
        title={texts.title}
        text={texts.lead}
        actions={
          <>
            <Button onClick={onClose} color="inherit">
              {texts.close}
            </Button>
            <Button
              onClick={() => void check()}
              loading={isPending}
              variant={count > 0 ? 'outlined' : 'contained'}
              color={count > 0 ? 'secondary' : 'primary'}
            >
              <span>{texts.check}</span>
            </Button>
            {count > 0 && (
              <Button variant="contained" onClick={() => setShipping(true)}>
                <span>{texts.go(count)}</span>
              </Button>
            )}
          </>
        }
      >
        <Stack spacing={2} sx={{ mt: 2 }}>
          <TextFileButton
            maxBytes={MAX_JSON_BYTES}
            onText={(text) => {
              setList(text);
              announce(texts.taken(trackingRows(text).length));
            }}
          />
          <TextField
            id={field}
            label={texts.list}
            value={list}
            onChange={({ target }) => setList(target.value)}
            error={problem !== undefined}
            helperText={problem ?? texts.hint}
            multiline
            minRows={6}
            maxRows={12}
            autoFocus
          />
          {checked && <LeftOut checked={checked} />}
        </Stack>
      </TitledDialog>
      {isShipping && checked && <ShipManyDialog parcels={checked.parcels} onClose={end} />}
    </>
  );
}

function LeftOut({ checked: { messages } }: { checked: CheckedList }) {
  if (messages.size === 0) return null;
  const title = texts.wrong(messages.size);
  return (
    <section>
      <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box component="ul" aria-label={title} sx={{ m: 0, pl: 3 }}>
        {[...messages].map(([number, message]) => (
          <li key={number}>
            <strong>{texts.row(number)}</strong>: <span>{message}</span>
          </li>
        ))}
      </Box>
    </section>
  );
}
