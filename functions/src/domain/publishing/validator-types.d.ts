/** The part of the validator that we use; the package brings no types. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    rootType: string;
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
  }
  class Validator {
    /** Takes things of schema.org by their type, and tells what search engines miss in them. */
    validate(found: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
  export = Validator;
}
