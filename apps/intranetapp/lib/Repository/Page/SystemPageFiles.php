<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Page;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCP\Files\File;
use OCP\Files\NotFoundException;

/**
 * Page files accessed as the system, for changes that do not depend on the caller's rights to the file, such as the
 * position among siblings. Paths are file paths relative to the team folder.
 */
class SystemPageFiles {
	public function __construct(
		private readonly SiteFolder $site,
		private readonly FileWriter $writer,
	) {
	}

	/** @throws Refusal */
	public function find(string $path): string {
		return PageFiles::refusing(fn (): string => FileBytes::of($this->file($path)));
	}

	/**
	 * Creates no version and emits no events.
	 *
	 * @throws Refusal
	 */
	public function save(string $path, string $json): PageFile {
		$file = $this->file($path);
		return PageFiles::refusing(function () use ($file, $path, $json): PageFile {
			// The host identifies a version by its time; with a new time the next save would keep no version of the
			// current content.
			$time = $file->getMTime();
			$this->writer->save($file, $json);
			$file->touch($time);
			return PageFile::of($file, dirname($path));
		});
	}

	private function file(string $path): File {
		try {
			$file = $this->site->findForSystem()->get($path);
		} catch (NotFoundException) {
			$file = null;
		}
		return $file instanceof File ? $file : throw new NotFound(Reason::UNKNOWN_PAGE, 'The page does not exist.');
	}
}
