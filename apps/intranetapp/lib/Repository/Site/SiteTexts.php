<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Site;

use OCA\IntranetApp\Exception\FileIsBusy;
use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Repository\Page\FileBytes;
use OCA\IntranetApp\Repository\Page\FileWriter;
use OCA\IntranetApp\Repository\Page\PageFiles;
use OCA\IntranetApp\Shared\Exception\Conflict;
use OCA\IntranetApp\Shared\Exception\Forbidden;
use OCA\IntranetApp\Shared\Exception\Invalid;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCP\Files\File;
use OCP\Files\Folder;

/** The files of a language besides its pages, such as the menu, accessed with the caller's permissions. */
class SiteTexts {
	/** Larger files were not written by this app. */
	public const MAX_BYTES = 1_048_576;

	public function __construct(
		private readonly SiteFolder $site,
		private readonly FileWriter $writer,
	) {
	}

	/**
	 * @return ?string null when the caller sees no such file
	 * @throws FileIsBusy while another writer holds it for too long
	 */
	public function findOrNull(string $language, string $name): ?string {
		$file = $this->site->findNodeForCallerOrNull("$language/$name");
		return $file instanceof File && $file->getSize() <= self::MAX_BYTES ? FileBytes::of($file) : null;
	}

	/**
	 * Replaces or creates the file; the host decides whether the caller may.
	 *
	 * @throws Refusal
	 */
	public function save(string $language, string $name, string $text): void {
		$folder = $this->folder($language);
		$write = function () use ($folder, $name, $text): void {
			$file = $folder->nodeExists($name) ? $folder->get($name) : null;
			if ($file instanceof File) {
				$this->writer->save($file, $text);
			} else {
				$this->writer->create($folder, $name, $text);
			}
		};
		PageFiles::refusing(static fn () => FileBytes::patiently($write));
	}

	/**
	 * @throws Conflict before the setup
	 * @throws Forbidden when the caller has no access to the team folder
	 * @throws Invalid when the caller sees no such language
	 */
	public function requireLanguage(string $language): void {
		$this->folder($language);
	}

	private function folder(string $language): Folder {
		// Throws before the setup.
		$this->site->findRootFileId();
		$folder = $this->site->findNodeForCallerOrNull($language);
		if ($folder instanceof Folder) {
			return $folder;
		}
		throw $this->site->findForCallerOrNull() === null
			? new Forbidden(Reason::NOT_ALLOWED, 'You don\'t have permission to do this here.')
			: new Invalid(Reason::UNKNOWN_LANGUAGE, "There are no pages in \"$language\".", '/language');
	}
}
