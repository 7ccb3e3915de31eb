import { type AddressChange, addressDoubts } from '@rollwell/functions/contract';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../../components/feedback/lazy-part.tsx';
import { ApiError } from '../../../lib/api/api-error.ts';
import { questionTexts } from '../texts.ts';
import type { DoubtfulAddress } from './address-check-dialog.tsx';

// Few addresses need the question, and its code comes with the first of them.
const AddressQuestion = lazyPart(
  async () => (await import('./address-check-dialog.tsx')).AddressCheckDialog,
);

/** What says where an order goes: a street of one town is none of another. */
export const ADDRESS_FIELDS = ['address', 'city', 'postcode', 'country'] as const;

/** An address in the body of a call. */
type Addressed = Pick<
  AddressChange,
  'address' | 'city' | 'postcode' | 'country' | 'addressConfirmed'
>;

const { address: words } = questionTexts;

const isDoubt = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'address_doubtful';

/**
 * Sends something to an address, after a question where that looks wrong, to us or to the shop, which
 * has a last look. Whoever does not mean it finds what is asked beside the fields.
 */
export function useAddressCheck(): {
  sendMeant: <Body extends Addressed, Result>(
    body: Body,
    withoutVat: boolean,
    send: (body: Body) => Promise<Result>,
  ) => Promise<Result>;
  question: ReactNode;
} {
  const { about, ask, answer } = useDialogAnswer<DoubtfulAddress, boolean>();

  const requireMeant = async (body: Addressed, doubts: DoubtfulAddress['doubts']) => {
    const { address, city, postcode = '' } = body;
    if (await ask({ typed: { address, city, postcode }, doubts })) return;
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
    question: about && (
      <AddressQuestion about={about} onAnswer={answer} onFailure={() => answer(false)} />
    ),
  };
}

/**
 * A question in the middle of what somebody has begun, such as sending a form: `ask` waits for the
 * answer that its dialog gives by `answer`. `about` is what it asks about, undefined for no question.
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
