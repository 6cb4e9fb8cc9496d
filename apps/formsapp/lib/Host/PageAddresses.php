<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Host;

use OCA\FormsApp\AppInfo\Application;
use OCA\FormsApp\Shared\Host\Platform;
use OCP\IURLGenerator;

/** What the public page loads, and where it and notifications lead. */
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

	/** The answers to a form, with protocol and host. */
	public function results(int $fileId): string {
		return $this->urls->getAbsoluteURL($this->urls->linkToRoute(Application::APP_ID . '.page.index') . "form/$fileId/results");
	}

	/** A form as its questions, for those who may change it, or its answers; with protocol and host. */
	public function form(int $fileId, bool $isEditable): string {
		$index = $this->urls->linkToRoute(Application::APP_ID . '.page.index');
		return $isEditable ? $this->urls->getAbsoluteURL("{$index}form/$fileId/questions") : $this->results($fileId);
	}

	/** What programs reach a form by, with protocol and host. */
	public function external(int $fileId): string {
		return $this->urls->getAbsoluteURL('/index.php/apps/' . Application::APP_ID . "/api/v1/external/forms/$fileId");
	}

	/** A picture of a form, with protocol and host. */
	public function image(int $fileId, string $imageId): string {
		return $this->urls->getAbsoluteURL('/index.php/apps/' . Application::APP_ID . "/branding/$fileId/image/$imageId");
	}

	/** Nextcloud's bell changes its colour where it has to. */
	public function bellIcon(): string {
		return $this->urls->getAbsoluteURL($this->urls->imagePath(Application::APP_ID, 'app-dark.svg'));
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
