/** A file that somebody might upload to do harm, made when it is needed. */
export interface NastyFile {
  name: string;
  make: () => Buffer | Promise<Buffer>;
  /** The media type that the sender claims. */
  claims?: string;
  /** What has to become of it: kept, made anew, or refused; left out where either is safe. */
  outcome?: 'kept' | 'refused';
}

/** A script that must never come back from the shop. */
export const SCRIPT = '<!doctype html><script>alert("rollwell-nasty")</script>';
/** What stands in everything that must never come back. */
export const MARK = 'rollwell-nasty';
