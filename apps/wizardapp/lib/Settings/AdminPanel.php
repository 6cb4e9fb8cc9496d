<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Settings;

use OCA\WizardApp\AppInfo\Application;
use OCA\WizardApp\Service\Admin\AdminPanelState;
use OCA\WizardApp\Shared\Settings\Panel;
use OCP\AppFramework\Services\IInitialState;

final class AdminPanel extends Panel {
	public function __construct(
		private readonly AdminPanelState $panel,
		IInitialState $initialState,
		private readonly ?string $userId,
	) {
		parent::__construct($initialState, Application::APP_ID, 'admin');
	}

	#[\Override]
	protected function state(): array {
		return $this->panel->find((string)$this->userId);
	}
}
