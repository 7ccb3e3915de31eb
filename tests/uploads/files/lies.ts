import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { SCRIPT, type NastyFile } from '../nasty-file.ts';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('rollwell-nasty')"/>`;

const text = (name: string, content: string, claims = 'image/png'): NastyFile => ({
  name,
  claims,
  make: () => Buffer.from(content),
  outcome: 'refused',
});

const hex = (name: string, digits: string, claims = 'image/jpeg'): NastyFile => ({
  name,
  claims,
  make: () => Buffer.concat([Buffer.from(digits, 'hex'), Buffer.from(SCRIPT), Buffer.alloc(600)]),
  outcome: 'refused',
});

const tiff = () =>
  sharp({ create: { width: 32, height: 32, channels: 3, background: '#888' } })
    .tiff()
    .toBuffer();

/** Files that are something else than they say. */
export const LIES: readonly NastyFile[] = [
  text('HTML as JPEG', SCRIPT, 'image/jpeg'),
  text('HTML as PNG', SCRIPT),
  text('HTML after spaces as GIF', `${' '.repeat(2000)}${SCRIPT}`, 'image/gif'),
  text('SVG as PNG', SVG),
  text('SVG with a declaration as WebP', `<?xml version="1.0"?>${SVG}`, 'image/webp'),
  text('SVG that says so', SVG, 'image/svg+xml'),
  {
    name: 'SVG in gzip as PNG',
    claims: 'image/png',
    make: () => gzipSync(SVG),
    outcome: 'refused',
  },
  text('XML with an entity', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  text('a script of the shell', '#!/bin/sh\nrm -rf /\n'),
  text('PHP', '<?php system($_GET["c"]); ?>', 'image/gif'),
  text('JSON', '{"__proto__": {"admin": true}}', 'image/avif'),
  text('PostScript', '%!PS-Adobe-3.0\n(rollwell-nasty) show\n'),
  text('a PDF', '%PDF-1.7\n1 0 obj<</OpenAction 2 0 R>>', 'image/webp'),
  hex('a ZIP', '504b0304140000000800'),
  hex('a program of Windows', '4d5a90000300000004000000ffff0000'),
  hex('a program of Linux', '7f454c4602010100'),
  hex('WebAssembly', '0061736d01000000'),
  hex('a Flash film', '4657530a'),
  hex('a BMP', '424d'),
  hex('an icon', '00000100010010100000'),
  hex('a Photoshop file', '38425053000100000000000000'),
  hex('a JPEG 2000', '0000000c6a5020200d0a870a'),
  hex('a JPEG XL', 'ff0a'),
  hex('a HEIC', '00000018667479706865696300000000'),
  hex('an MP4', '0000001866747970697366f600000000'),
  { name: 'a TIFF as PNG', claims: 'image/png', make: tiff, outcome: 'refused' },
];
