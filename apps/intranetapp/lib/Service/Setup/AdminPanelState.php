<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Setup;

use OCA\IntranetApp\Service\Site\SettingsService;
use OCA\IntranetApp\Shared\Contract\Schemas;

/**
 * The initial state of the admin panel.
 *
 * @phpstan-import-type AdminState from Schemas
 */
class AdminPanelState {
	public function __construct(
		private readonly SetupState $state,
		private readonly SettingsService $settings,
		private readonly DemoContent $demo,
	) {
	}

	/** @return AdminState */
	public function find(): array {
		return [
			'state' => $this->state->find(),
			'videoDomains' => $this->settings->videoDomains(),
			'media' => $this->settings->media(),
			'uploadLimit' => $this->settings->uploadLimit(),
			'engagement' => $this->settings->engagement(),
			'publication' => $this->settings->publication(),
			'demo' => $this->demo->status(true),
		];
	}
}
