<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Settings;

use OCA\IntranetApp\AppInfo\Application;
use OCA\IntranetApp\Service\Setup\AdminPanelState;
use OCA\IntranetApp\Shared\Settings\Panel;
use OCP\AppFramework\Services\IInitialState;

final class AdminPanel extends Panel {
	public function __construct(
		private readonly AdminPanelState $panel,
		IInitialState $initialState,
	) {
		parent::__construct($initialState, Application::APP_ID, 'admin');
	}

	#[\Override]
	protected function state(): array {
		return $this->panel->find();
	}
}
