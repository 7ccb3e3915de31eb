import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState, type ReactNode } from 'react';
import { TitledDialog } from './titled-dialog.tsx';

/** A fact that somebody else changed to something other than what stands in the form. */
export interface ShownDifference<Fact extends string> {
  fact: Fact;
  label: string;
  yours: ReactNode;
  saved: ReactNode;
  /** True when it was changed in the form too, so that both people meant something by it. */
  contested: boolean;
}

interface ConflictDialogProps<Fact extends string> {
  title: string;
  found: readonly ShownDifference<Fact>[];
  /** As `useSaveWithConflict` gives it. */
  saving: {
    saving: boolean;
    saveChoice: (fromSaved: ReadonlySet<Fact>) => Promise<void>;
    leaveConflict: () => void;
  };
}

const texts = {
  text: 'Choose what to keep. Nothing is saved until you do.',
  yours: 'Yours',
  saved: 'Saved meanwhile',
  save: 'Save this choice',
  back: 'Back to the form',
} as const;

/** Shows both values of every fact that two people changed, and lets one of them be kept. */
export function ConflictDialog<Fact extends string>(props: ConflictDialogProps<Fact>) {
  const { title, found } = props;
  const { saving: busy, saveChoice, leaveConflict } = props.saving;
  const id = useId();
  const [fromSaved, setFromSaved] = useState<ReadonlySet<Fact>>(
    () => new Set(found.filter(({ contested }) => !contested).map(({ fact }) => fact)),
  );
  const choose = (fact: Fact, saved: boolean) => {
    const next = new Set(fromSaved);
    if (saved) next.add(fact);
    else next.delete(fact);
    setFromSaved(next);
  };
  return (
    <TitledDialog
      onClose={leaveConflict}
      title={title}
      text={texts.text}
      actions={
        <>
          <Button onClick={leaveConflict} color="inherit" disabled={busy}>
            {texts.back}
          </Button>
          <Button onClick={() => void saveChoice(fromSaved)} variant="contained" loading={busy}>
            {texts.save}
          </Button>
        </>
      }
    >
      {found.map(({ fact, label, yours, saved }) => (
        <FormControl key={fact} fullWidth sx={{ mt: 3 }}>
          <FormLabel id={`${id}-${fact}`}>{label}</FormLabel>
          <RadioGroup
            aria-labelledby={`${id}-${fact}`}
            value={fromSaved.has(fact) ? 'saved' : 'yours'}
            onChange={(_event, value) => choose(fact, value === 'saved')}
          >
            <Choice value="yours" content={yours} />
            <Choice value="saved" content={saved} />
          </RadioGroup>
        </FormControl>
      ))}
    </TitledDialog>
  );
}

function Choice({ value, content }: { value: 'yours' | 'saved'; content: ReactNode }) {
  return (
    <FormControlLabel
      value={value}
      control={<Radio />}
      label={
        <>
          <span>{texts[value]}</span>: {content}
        </>
      }
    />
  );
}
