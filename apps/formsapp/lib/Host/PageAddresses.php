<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Host;

use OCA\FormsApp\AppInfo\Application;
use OCA\FormsApp\Shared\Host\Platform;
use OCP\IURLGenerator;

/** What the public page loads and leads to. */
class PageAddresses {
	public function __construct(
		private readonly IURLGenerator $urls,
		private readonly Platform $platform,
	) {
	}

	public function script(): string {
		return $this->file('js/formsapp-public.mjs');
	}

	public function style(): string {
		return $this->file('css/formsapp-public.css');
	}

	public function icon(): string {
		return $this->urls->imagePath(Application::APP_ID, 'app.svg');
	}

	/** The login, which comes back to the form. */
	public function login(string $hash): string {
		$page = '/index.php/apps/' . Application::APP_ID . '/f/' . rawurlencode($hash);
		return $this->urls->getAbsoluteURL('/index.php/login') . '?redirect_url=' . rawurlencode($page);
	}

	private function file(string $path): string {
		return $this->urls->linkTo(Application::APP_ID, $path, ['v' => $this->platform->app()['version']]);
	}
}
