<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Host;

use OCA\IntranetApp\AppInfo\Application;
use OCP\IURLGenerator;

/** Browser addresses of Intranet pages and files, as paths on this server. */
class Addresses {
	public function __construct(private readonly IURLGenerator $urls) {
	}

	public function home(): string {
		return $this->urls->linkToRoute(Application::APP_ID . '.view.index');
	}

	/** @param string $id of a page */
	public function page(string $id): string {
		return rtrim($this->home(), '/') . '/p/' . rawurlencode($id);
	}

	/** A file in the page's media folder. */
	public function media(string $id, string $name): string {
		return $this->urls->linkToRoute(Application::APP_ID . '.media.file', ['pageId' => $id, 'filename' => $name]);
	}

	/** With protocol and host, for use outside this server's pages. */
	public function absolute(string $path): string {
		return $this->urls->getAbsoluteURL($path);
	}

	public function icon(): string {
		return $this->absolute($this->urls->imagePath(Application::APP_ID, 'app-dark.svg'));
	}
}
