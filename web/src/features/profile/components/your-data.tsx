import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type OwnData, shopDay } from '@rollwell/functions/contract';
import { useId, useState } from 'react';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { saveFile } from '../../../lib/csv.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { toast } from '../../../lib/toast.ts';
import { readOwnData } from '../api/own-data.ts';
import { ordersCsv } from '../orders-csv.ts';
import { texts } from '../texts.ts';
import { EraseAccount } from './erase-account.tsx';

const { data } = texts;

interface DownloadProps {
  label: string;
  fileName: (day: string) => string;
  type: string;
  /** The file of what was read. */
  toText: (own: OwnData) => string;
}

/** Reads everything that the shop has of the person, and has the browser save it. */
function Download({ label, fileName, type, toText }: DownloadProps) {
  const { email } = useSignedInUser();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const text = toText(await readOwnData(email));
      saveFile(fileName(shopDay(new Date(serverNow()))), text, type);
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      variant="outlined"
      color="secondary"
      loading={isBusy}
      onClick={() => void save()}
    >
      <span>{label}</span>
    </Button>
  );
}

const asJson = (own: OwnData): string => JSON.stringify(own, null, 2);

/** What one may have of the own data: all of it as a file, and its end. */
export function YourData({ onErased }: { onErased: () => void }) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mt: 4 }}>
      <Typography variant="h5" component="h2" id={headingId}>
        {data.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 2 }}>
        {data.lead}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Download
          label={data.json}
          fileName={data.jsonFile}
          type="application/json"
          toText={asJson}
        />
        <Download label={data.csv} fileName={data.csvFile} type="text/csv" toText={ordersCsv} />
        <EraseAccount onErased={onErased} />
      </Box>
    </Box>
  );
}
