import { type Method, parseRuleset } from '../language/ruleset-parser.ts';
import { type FirestoreDocument, readFields } from '../values.ts';
import { verify } from '../verify.ts';

export type Given = {
  readonly method?: Method;
  readonly path?: string;
  /** Variables in firebase-tools' own notation. */
  readonly variables?: Readonly<Record<string, unknown>>;
  /** Firestore documents by path, fields in REST notation. */
  readonly documents?: Readonly<Record<string, FirestoreDocument>>;
};

export type Outcome = {
  readonly permit: boolean;
  readonly warnings: readonly string[];
  /** Paths that were asked for, in order. */
  readonly fetched: readonly string[];
};

/** The rules file around some content of its outermost match. */
export const rulesFile = (content: string): string =>
  `rules_version = '2';\nservice firebase.storage {\n  match /b/{bucket}/o {\n${content}\n  }\n}\n`;

/** Decides a request by a rules file. */
export const decide = async (source: string, given: Given = {}): Promise<Outcome> => {
  const fetched: string[] = [];
  const { method = 'get', path = '/b/main/o/file.png', variables = {}, documents = {} } = given;
  const nothing = { request: { null_value: null }, resource: { null_value: null } };
  const verdict = await verify(
    parseRuleset('storage.rules', source),
    { method, path, variables: readFields({ ...nothing, ...variables }) },
    (wanted) => {
      fetched.push(wanted);
      return Promise.resolve(documents[wanted]);
    },
  );
  return { ...verdict, fetched };
};

/** `true`, `false`, or the message of the error without its place. */
export const outcomeOf = async (condition: string, given: Given = {}): Promise<string> => {
  const source = rulesFile(`match /{path=**} { allow read, write: if ${condition}; }`);
  const { permit, warnings } = await decide(source, given);
  const [warning] = warnings;
  return warning === undefined ? String(permit) : warning.replace(/^storage\.rules:\d+:\d+: /, '');
};
