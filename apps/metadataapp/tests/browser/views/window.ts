// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

// What the host sets in scripts of its own, and what a window has that jsdom has not; imported before anything that asks for it.
const nothing = class { observe() {} unobserve() {} disconnect() {} }
Object.assign(window, { _oc_webroot: '', ResizeObserver: nothing, IntersectionObserver: nothing })
Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) })
Object.assign(globalThis, { CSS: { escape: (text: string) => text } })
Element.prototype.scrollIntoView = () => undefined
