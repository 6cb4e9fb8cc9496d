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
 * Files of pages for the system, for what is not the caller's to decide, such as the place among neighbours. A path is
 * that of the file, below the team folder.
 */
class SystemPageFiles {
	public function __construct(private readonly SiteFolder $site) {
	}

	/** @throws Refusal */
	public function find(string $path): string {
		return PageFiles::refusing(fn (): string => FileBytes::of($this->file($path)));
	}

	/**
	 * Without a version and without events.
	 *
	 * @throws Refusal
	 */
	public function save(string $path, string $json): PageFile {
		$file = $this->file($path);
		return PageFiles::refusing(static function () use ($file, $path, $json): PageFile {
			// The host knows a state by its time; with a new one the next save would leave no version of what is there.
			$time = $file->getMTime();
			$file->putContent($json);
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
