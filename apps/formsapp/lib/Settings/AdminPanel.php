<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Settings;

use OCA\FormsApp\AppInfo\Application;
use OCA\FormsApp\Service\Admin\AdminSettings;
use OCA\FormsApp\Shared\Settings\Panel;
use OCP\AppFramework\Services\IInitialState;

final class AdminPanel extends Panel {
	public function __construct(
		private readonly AdminSettings $settings,
		IInitialState $initialState,
	) {
		parent::__construct($initialState, Application::APP_ID, 'admin');
	}

	#[\Override]
	protected function state(): array {
		return ['settings' => $this->settings->find()];
	}
}
