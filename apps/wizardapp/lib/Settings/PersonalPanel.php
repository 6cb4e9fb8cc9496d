<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Settings;

use OCA\WizardApp\AppInfo\Application;
use OCA\WizardApp\Service\Tour\PersonalService;
use OCA\WizardApp\Shared\Settings\Panel;
use OCP\AppFramework\Services\IInitialState;

final class PersonalPanel extends Panel {
	public function __construct(
		private readonly PersonalService $personal,
		IInitialState $initialState,
		private readonly ?string $userId,
	) {
		parent::__construct($initialState, Application::APP_ID, 'personal');
	}

	#[\Override]
	protected function state(): array {
		return $this->personal->find((string)$this->userId);
	}
}
