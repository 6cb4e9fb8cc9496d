<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Settings;

use OCA\WizardApp\AppInfo\Application;
use OCA\WizardApp\Service\PersonalService;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\AppFramework\Services\IInitialState;
use OCP\Settings\ISettings;
use OCP\Util;

final class PersonalPanel implements ISettings {
	private const PRIORITY = 50;

	public function __construct(
		private readonly PersonalService $personal,
		private readonly IInitialState $initialState,
		private readonly ?string $userId,
	) {
	}

	/** @return TemplateResponse<Http::STATUS_OK, array<string, mixed>> */
	#[\Override]
	public function getForm(): TemplateResponse {
		$this->initialState->provideInitialState('personal', $this->personal->find((string)$this->userId));
		Util::addScript(Application::APP_ID, Application::APP_ID . '-personal');
		Util::addStyle(Application::APP_ID, Application::APP_ID . '-personal');
		return new TemplateResponse(Application::APP_ID, 'personal', [], TemplateResponse::RENDER_AS_BLANK);
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
