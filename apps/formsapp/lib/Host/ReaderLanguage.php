<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Host;

use OCA\FormsApp\AppInfo\Application;
use OCA\FormsApp\Shared\Host\Languages;
use OCP\L10N\IFactory;

/** In which language a page speaks to whoever opens it. */
class ReaderLanguage {
	public function __construct(
		private readonly IFactory $factory,
		private readonly Languages $languages,
	) {
	}

	/**
	 * That of the account; for guests the first of the browser that the app knows.
	 *
	 * @return string without region, in which the app's texts are there or English
	 */
	public function find(?string $userId): string {
		return Languages::general($userId === null ? $this->factory->findLanguage(Application::APP_ID) : $this->languages->ofUser($userId));
	}
}
