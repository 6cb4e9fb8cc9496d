// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

export { createBubble } from './preview.ts'
export { startTour } from './start-tour.ts'
export type { Bubble, Tour, TourOptions } from './types.ts'
