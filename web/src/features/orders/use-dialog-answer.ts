import { useState } from 'react';

/**
 * A question in the middle of what somebody has begun, such as sending a form: `ask` waits for the
 * answer that its dialog gives by `answer`. `about` is what it asks about, undefined for no question.
 */
export function useQuestion<About, Answer>() {
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
