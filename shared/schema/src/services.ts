// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** Maximum lengths of the telemetry and license settings, in characters. */
export const serviceLimits = Object.freeze({ addressCharacters: 500, licenseKeyCharacters: 200 })
