import { useState } from 'react';

interface Shown {
  src: string;
  /** The key of its `<img>`: one that failed is not to be asked whether the next address has. */
  attempt: number;
  /** Of its `<img>`. */
  watched: { ref: (image: HTMLImageElement | null) => void; onError: () => void };
}

/** The first of some addresses from which a picture comes; undefined when none has one. */
export function useShownAddress(addresses: readonly string[]): Shown | undefined {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const src = addresses.find((address) => address !== '' && !failed.includes(address));
  if (src === undefined) return undefined;
  const onError = () => setFailed((before) => [...before, src]);
  // One that failed before the app was there tells nobody any more.
  const ref = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) onError();
  };
  return { src, attempt: addresses.indexOf(src), watched: { ref, onError } };
}
