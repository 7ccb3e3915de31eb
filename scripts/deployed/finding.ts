/** What a check found: that it is so, that it is not, or that there is nothing here to find it out by. */
export interface Finding {
  outcome: 'holds' | 'fault' | 'not here';
  /** One sentence. */
  says: string;
}

export const holds = (says: string): Finding => ({ outcome: 'holds', says });
export const fault = (says: string): Finding => ({ outcome: 'fault', says });
/** The emulators lack it, or nobody gave the rights to look. */
export const notHere = (says: string): Finding => ({ outcome: 'not here', says });

/** `holds` where nothing is wrong, else a fault for each thing that is. */
export const unlessWrong = (says: string, wrong: readonly string[]): Finding[] =>
  wrong.length === 0 ? [holds(says)] : wrong.map(fault);
