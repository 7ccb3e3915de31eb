import { MAX_LENGTH } from '@rollwell/functions/contract';
import { TextFileButton } from '../../../components/form/text-file-button.tsx';
import { announce } from '../../../lib/announce.ts';
import { quickRows } from '../quick-rows.ts';
import { quickTexts as texts } from '../texts.ts';

/** Takes the text of a file into the list, so that it can be looked over and mended there. */
export function ListUpload({ onText }: { onText: (text: string) => void }) {
  return (
    <TextFileButton
      label={texts.file}
      // Bytes, of which a character has one at least.
      maxBytes={MAX_LENGTH.article}
      tooLarge={texts.tooLarge}
      unreadable={texts.unreadable}
      onText={(text) => {
        onText(text);
        announce(texts.taken(quickRows(text).length));
      }}
    />
  );
}
