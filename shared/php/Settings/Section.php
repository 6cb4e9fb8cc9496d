<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Settings;

use OCP\IURLGenerator;
use OCP\Settings\IIconSection;

/**
 * The app's own entry in a list of settings. The host identifies each list's entry by its class, so an app has one
 * class per list.
 */
abstract class Section implements IIconSection {
	/**
	 * @param string $name in the reader's language
	 * @param int $priority the lower, the higher up in the list
	 */
	public function __construct(
		private readonly IURLGenerator $urls,
		private readonly string $appId,
		private readonly string $name,
		private readonly int $priority,
	) {
	}

	#[\Override]
	public function getID(): string {
		return $this->appId;
	}

	#[\Override]
	public function getName(): string {
		return $this->name;
	}

	#[\Override]
	public function getPriority(): int {
		return $this->priority;
	}

	#[\Override]
	public function getIcon(): string {
		return $this->urls->imagePath($this->appId, 'app-dark.svg');
	}
}
