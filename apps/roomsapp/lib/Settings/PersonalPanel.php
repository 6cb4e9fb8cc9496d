<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Settings;

use OCA\RoomsApp\AppInfo\Application;
use OCA\RoomsApp\Service\Setup\SettingsService;
use OCA\RoomsApp\Shared\Settings\Panel;
use OCP\AppFramework\Services\IInitialState;

final class PersonalPanel extends Panel {
	public function __construct(
		private readonly SettingsService $settings,
		IInitialState $initialState,
	) {
		parent::__construct($initialState, Application::APP_ID, 'personal');
	}

	#[\Override]
	protected function state(): array {
		return $this->settings->findForEveryone();
	}
}
