import Button from '@mui/material/Button';
import { numberIn } from '@rollwell/functions/contract';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { TextField } from '../../../components/form/text-field.tsx';
import { announce } from '../../../lib/announce.ts';
import { useFormats } from '../../../lib/formats.ts';
import { isQuantity, withLine, type BasketLine } from '../basket-lines.ts';
import { basketStore } from '../basket-store.ts';
import type { LineState } from '../line-state.ts';
import { screenTexts as texts } from '../texts.ts';

interface LineQuantityProps {
  line: BasketLine;
  state: Extract<LineState, { kind: 'fine' | 'wrong' }>;
  /** What stands in the field, where it is no number that a basket can keep. */
  typed: string | undefined;
  onTyped: (text: string | undefined) => void;
}

/**
 * The quantity of a line, stored as it is typed; an error shows on blur and goes once it is right.
 */
export function LineQuantity({ line, state, typed, onTyped }: LineQuantityProps) {
  const { count, pieces } = useFormats();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isTyping, setTyping] = useState(false);
  const { name, minOrder, available } = state.product;
  const wrong = state.kind === 'fine' ? undefined : state.message;
  const message = isTyping ? undefined : wrong;

  const set = (quantity: number) => {
    onTyped(undefined);
    basketStore.change((lines) => withLine(lines, { ...line, quantity }));
  };
  const type = (text: string) => {
    if (message === undefined) setTyping(true);
    const quantity = numberIn(text);
    if (isQuantity(quantity)) set(quantity);
    // Separators stay as typed, as in `1,000`.
    if (text !== String(quantity) || !isQuantity(quantity)) onTyped(text);
  };
  const leave = () => {
    setTyping(false);
    if (typed !== undefined && wrong === undefined) onTyped(undefined);
    // Announced, because the focus has moved on.
    if (isTyping && wrong !== undefined) announce(wrong);
  };
  const leaveByKey = ({ key }: KeyboardEvent) => {
    // Rendered before the focus moves, so that a new button is the next stop.
    if (key === 'Tab') flushSync(leave);
  };
  const takeAll = () => {
    set(available);
    // The button is gone.
    field.current?.focus();
  };
  const isTooMany = message !== undefined && (numberIn(typed ?? line.quantity) ?? 0) > available;
  return (
    <>
      <TextField
        id={id}
        size="small"
        inputRef={field}
        label={texts.quantity}
        value={typed ?? String(line.quantity)}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        error={message !== undefined}
        helperText={message ?? texts.hint(count(minOrder), count(available))}
        slotProps={{
          htmlInput: {
            inputMode: 'numeric',
            autoComplete: 'off',
            onKeyDown: leaveByKey,
            'aria-label': texts.quantityOf(name),
          },
        }}
      />
      {isTooMany && (
        <Button size="small" aria-label={texts.takeOf(pieces(available), name)} onClick={takeAll}>
          <span>{texts.take(pieces(available))}</span>
        </Button>
      )}
    </>
  );
}
