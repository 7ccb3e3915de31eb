import { type AddressChange, addressDoubts, isolated } from '@rollwell/functions/contract';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../components/actions/confirm-dialog.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { questionTexts } from '../texts.ts';

/** Fields of an address, kept and restored together. */
export const ADDRESS_FIELDS = ['address', 'city', 'postcode', 'country'] as const;

/** An address in the body of a call. */
type Addressed = Pick<
  AddressChange,
  'address' | 'city' | 'postcode' | 'country' | 'addressConfirmed'
>;

/** What is asked about an address, by field. */
type Doubts = Readonly<Record<string, string>>;

const { address: words } = questionTexts;

const isDoubt = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'address_doubtful';

/** What looks wrong in an address, in sentences. */
const describeDoubts = ({ address, city, postcode = '' }: Addressed, doubts: Doubts): string => {
  const typed: Record<string, string> = { address, city, postcode };
  return Object.entries(doubts)
    .map(([field, doubt]) =>
      words.doubt(words.labels[field] ?? field, isolated(typed[field] ?? ''), doubt),
    )
    .join(' ');
};

/**
 * Asks for confirmation where an address looks wrong, here or to the server, and sends it then. Declining
 * shows the doubts beside the fields.
 */
export function useAddressCheck(): {
  sendMeant: <Body extends Addressed, Result>(
    body: Body,
    withoutVat: boolean,
    send: (body: Body) => Promise<Result>,
  ) => Promise<Result>;
  question: ReactNode;
} {
  const { about, ask, answer } = useDialogAnswer<string, boolean>();

  const requireMeant = async (body: Addressed, doubts: Doubts) => {
    if (await ask(describeDoubts(body, doubts))) return;
    throw new ApiError('address_doubtful', words.notSent, { fields: { ...doubts } });
  };
  return {
    sendMeant: async (body, withoutVat, send) => {
      const meant = { ...body, addressConfirmed: true };
      const doubts = addressDoubts(body, withoutVat);
      if (Object.keys(doubts).length > 0) {
        await requireMeant(body, doubts);
        return send(meant);
      }
      try {
        return await send(body);
      } catch (error) {
        if (!isDoubt(error)) throw error;
        await requireMeant(body, error.fields);
        return send(meant);
      }
    },
    question: about !== undefined && (
      <ConfirmDialog
        open
        title={words.title}
        confirmLabel={words.meant}
        cancelLabel={words.mend}
        onConfirm={() => answer(true)}
        onClose={() => answer(false)}
      >
        {about}
      </ConfirmDialog>
    ),
  };
}

/**
 * A dialog as a promise: `ask` opens it and resolves with what it gives to `answer`; `about` is what it was
 * asked with, undefined while closed.
 */
export function useDialogAnswer<About, Answer>() {
  const [asked, setAsked] = useState<{ about: About; give: (answer: Answer) => void }>();
  const ask = (about: About) =>
    new Promise<Answer>((give) => {
      setAsked({ about, give });
    });
  const answer = (given: Answer) => {
    setAsked(undefined);
    asked?.give(given);
  };
  return { about: asked?.about, ask, answer };
}
