import { strengthOf, type Strength } from './password-strength.ts';

/** A password, and what others know of its owner. */
export interface Asked {
  password: string;
  personal: readonly string[];
}

/** Answers each question at the port that comes with it. */
addEventListener('message', ({ data, ports }: MessageEvent<Asked>) => {
  const strength: Strength = strengthOf(data.password, data.personal);
  ports[0]?.postMessage(strength);
});
