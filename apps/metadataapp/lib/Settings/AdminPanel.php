<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Settings;

use OCA\MetadataApp\AppInfo\Application;
use OCA\MetadataApp\Service\Start\States;
use OCA\MetadataApp\Shared\Settings\Panel;
use OCP\AppFramework\Services\IInitialState;

/** All fields and team folders. */
final class AdminPanel extends Panel {
	public function __construct(
		private readonly States $states,
		IInitialState $initialState,
		private readonly ?string $userId,
	) {
		parent::__construct($initialState, Application::APP_ID, 'admin');
	}

	#[\Override]
	protected function state(): array {
		return $this->states->ofPanel((string)$this->userId);
	}
}
