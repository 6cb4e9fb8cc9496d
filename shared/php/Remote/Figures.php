<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Remote;

/** What an app says about itself to the servers that an admin chose: counts alone, no account and no text. */
interface Figures {
	/** @return array<string, mixed> what the license server is told beside the key */
	public function usage(): array;

	/**
	 * @param int $now Unix seconds
	 * @return array<string, mixed> what a report has beside versions and time
	 */
	public function report(int $now): array;
}
