type Json = Record<string, unknown>;

/** What the launcher knows of `firebase.json`. */
export interface FirebaseConfig extends Json {
  firestore: { rules: string; indexes: string };
  storage: { rules: string };
  functions: (Json & { source: string; ignore: string[] })[];
  hosting: Json & { public: string };
  emulators: Record<string, unknown> & { ui: { enabled: boolean; port: number } };
}
