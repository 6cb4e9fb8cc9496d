<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Store;

use Host\AppFramework\Settings;
use Host\Files\Versions\Versions;

/** What is done now and then: thins out versions, deletes bytes that nothing needs. */
final class Upkeep {
	private const EVERY = 86_400;

	public function __construct(
		private readonly Settings $settings,
		private readonly Versions $versions,
		private readonly Blobs $blobs,
	) {
	}

	public function runDue(): void {
		$mark = "{$this->settings->data}/upkeep";
		if (is_file($mark) && filemtime($mark) > time() - self::EVERY) {
			return;
		}
		touch($mark);
		$this->versions->expire();
		$this->blobs->sweep();
	}
}
