<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Settings;

use OCP\AppFramework\Http;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\AppFramework\Services\IInitialState;
use OCP\Settings\ISettings;
use OCP\Util;

/** A panel in the app's own section, rendered by one of the app's scripts. */
abstract class Panel implements ISettings {
	private const PRIORITY = 50;

	/** @param string $name of its template, script, style and initial state */
	public function __construct(
		private readonly IInitialState $initialState,
		private readonly string $appId,
		private readonly string $name,
	) {
	}

	/**
	 * The initial state for the script.
	 *
	 * @return array<string, mixed>
	 */
	abstract protected function state(): array;

	/** @return TemplateResponse<Http::STATUS_OK, array<string, mixed>> */
	#[\Override]
	public function getForm(): TemplateResponse {
		$this->initialState->provideInitialState($this->name, $this->state());
		Util::addScript($this->appId, $this->appId . '-' . $this->name);
		Util::addStyle($this->appId, $this->appId . '-' . $this->name);
		return new TemplateResponse($this->appId, $this->name, [], TemplateResponse::RENDER_AS_BLANK);
	}

	#[\Override]
	public function getSection(): string {
		return $this->appId;
	}

	#[\Override]
	public function getPriority(): int {
		return self::PRIORITY;
	}
}
