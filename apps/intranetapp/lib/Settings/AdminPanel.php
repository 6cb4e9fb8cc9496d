<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Settings;

use OCA\IntranetApp\AppInfo\Application;
use OCA\IntranetApp\Service\PanelService;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\AppFramework\Services\IInitialState;
use OCP\Settings\ISettings;
use OCP\Util;

final class AdminPanel implements ISettings {
	private const PRIORITY = 50;

	public function __construct(
		private readonly PanelService $panel,
		private readonly IInitialState $initialState,
	) {
	}

	/** @return TemplateResponse<Http::STATUS_OK, array<string, mixed>> */
	#[\Override]
	public function getForm(): TemplateResponse {
		$this->initialState->provideInitialState('admin', $this->panel->find());
		Util::addScript(Application::APP_ID, Application::APP_ID . '-admin');
		Util::addStyle(Application::APP_ID, Application::APP_ID . '-admin');
		return new TemplateResponse(Application::APP_ID, 'admin', [], TemplateResponse::RENDER_AS_BLANK);
	}

	#[\Override]
	public function getSection(): string {
		return Application::APP_ID;
	}

	#[\Override]
	public function getPriority(): int {
		return self::PRIORITY;
	}
}
