// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

import { literal } from '@suite/api/generate/php'
import { htmlProfiles } from '@suite/schema/html/profiles'

/**
 * The class `Shared\\Contract\\HtmlProfiles`: what each HTML profile allows.
 *
 * @param namespace - namespace that contains `Shared`, empty for the root
 */
export function htmlProfilesClass(namespace: string): string {
	return `<?php

declare(strict_types=1);
// Generated from shared/schema/src/html; do not edit.
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace ${namespace === '' ? '' : `${namespace}\\`}Shared\\Contract;

/** HTML profiles by name. */
final class HtmlProfiles {
	/** @var array<string, array{elements: array<string, list<string>>, schemes: list<string>, dropped: list<string>}> */
	public const PROFILES = ${literal(htmlProfiles, 1)};
}
`
}
