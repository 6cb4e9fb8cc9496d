<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Suggestion;

use OCA\MetadataApp\Host\PromptTasks;
use OCA\MetadataApp\Repository\Setting\SuggestionSwitch;

/** Whether people can ask for suggestions. */
class Availability {
	public function __construct(
		private readonly SuggestionSwitch $switch,
		private readonly PromptTasks $tasks,
	) {
	}

	public function isFor(string $userId): bool {
		return $this->isOn() && $this->hasProvider($userId);
	}

	public function isOn(): bool {
		return $this->switch->isOn();
	}

	/** Whether something answers prompts of the account. */
	public function hasProvider(string $userId): bool {
		return $this->tasks->isAvailable($userId);
	}
}
