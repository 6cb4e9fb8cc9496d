<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\Files_Versions\Events;

use OCA\Files_Versions\Versions\IVersion;
use OCP\EventDispatcher\Event;

/** A file has the content of a version again. */
class VersionRestoredEvent extends Event {
	public function __construct(
		private IVersion $version,
	) {
		parent::__construct();
	}

	public function getVersion(): IVersion {
		return $this->version;
	}
}
