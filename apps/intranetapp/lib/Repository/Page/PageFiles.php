<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Repository\Page;

use OCA\IntranetApp\Exception\FileIsBusy;
use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Page\Slug;
use OCA\IntranetApp\Model\Structure\SiteLayout;
use OCA\IntranetApp\Repository\Index\HalfMade;
use OCA\IntranetApp\Repository\Site\SiteFolder;
use OCA\IntranetApp\Shared\Exception\Forbidden;
use OCA\IntranetApp\Shared\Exception\Invalid;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCP\Files\File;
use OCP\Files\Folder;
use OCP\Files\InvalidPathException;
use OCP\Files\NotEnoughSpaceException;
use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;
use OCP\Lock\LockedException;

/** Writes pages as the caller, so that the host enforces the caller's permissions. */
class PageFiles {
	public function __construct(
		private readonly SiteFolder $site,
		private readonly HalfMade $halfMade,
		private readonly FileWriter $writer,
	) {
	}

	/**
	 * Creates a page's folder under the first free name; the page file is written last, because a folder without one
	 * is not a page yet. Everything created is removed again when something fails.
	 *
	 * @param string $parent path relative to the team folder
	 * @param callable(string): void $note receives the path of the folder before it is created
	 * @param ?PageMedia $media copied along
	 * @throws Refusal
	 */
	public function create(string $parent, string $wished, string $json, callable $note, ?PageMedia $media = null): PageFile {
		$folder = $this->folder($parent);
		return self::refusing(function () use ($folder, $parent, $wished, $json, $note, $media): PageFile {
			$media?->requireSpace($folder);
			foreach (Slug::alternatives($wished) as $name) {
				if ($folder->nodeExists($name)) {
					continue;
				}
				$note("$parent/$name");
				try {
					$made = $this->writer->createFolder($folder, $name, $json);
				} catch (NotPermittedException $failure) {
					if ($this->site->findForSystem()->nodeExists("$parent/$name")) {
						// belongs to another user and is hidden from the caller
						continue;
					}
					throw $failure;
				}
				return $this->filled($made, $json, "$parent/$name", $media);
			}
			throw new \LogicException('There is always another name');
		});
	}

	/**
	 * @param string $folder path of its folder, relative to the team folder
	 * @throws Refusal
	 */
	public function save(File $file, string $folder, string $json): PageFile {
		return self::refusing(function () use ($file, $folder, $json): PageFile {
			FileBytes::patiently(function () use ($file, $json): void {
				$this->writer->save($file, $json);
			});
			return PageFile::of($file, $folder);
		});
	}

	/**
	 * Moves a page's folder with its contents, under the first free name.
	 *
	 * @param string $from path of the folder
	 * @param string $parent path of the target folder
	 * @param callable(string): void $note receives the new path before the move
	 * @return string its new path
	 * @throws Refusal
	 */
	public function move(string $from, string $parent, callable $note): string {
		return self::refusing(function () use ($from, $parent, $note): string {
			$target = $this->folder($parent);
			$moved = $this->folder($from);
			foreach (Slug::alternatives(basename($from)) as $name) {
				if (!$target->nodeExists($name) && !$this->site->findForSystem()->nodeExists("$parent/$name")) {
					$note("$parent/$name");
					$this->writer->movePage($moved, $target, $name, basename($from) . '.json');
					return "$parent/$name";
				}
			}
			throw new \LogicException('There is always another name');
		});
	}

	/**
	 * Moves a folder with its contents to the host's trash bin.
	 *
	 * @throws Refusal
	 */
	public function trash(string $path): void {
		self::refusing(function () use ($path): void {
			$this->writer->delete($this->folder($path));
		});
	}

	private function filled(Folder $folder, string $json, string $path, ?PageMedia $media): PageFile {
		try {
			$own = $this->writer->createFolder($folder, SiteLayout::MEDIA);
			$this->writer->create($own, SiteLayout::NO_MEDIA, '');
			$media?->copyTo($own);
			return PageFile::of($this->writer->create($folder, basename($path) . '.json', $json), $path);
		} catch (\Throwable $failure) {
			$this->halfMade->delete($path, $media?->page);
			throw $failure;
		}
	}

	private function folder(string $path): Folder {
		$site = $this->site->findForCallerOrNull() ?? throw new NotFound(Reason::UNKNOWN_PAGE, 'The page does not exist.');
		try {
			$folder = $site->get($path);
		} catch (NotFoundException) {
			throw new NotFound(Reason::UNKNOWN_PAGE, 'The page does not exist.');
		}
		return $folder instanceof Folder ? $folder : throw new NotFound(Reason::UNKNOWN_PAGE, 'The page does not exist.');
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public static function refusing(callable $work): mixed {
		try {
			return $work();
		} catch (NotPermittedException) {
			throw new Forbidden(Reason::NOT_ALLOWED, 'You don\'t have permission to do this here.');
		} catch (LockedException) {
			throw FileIsBusy::now();
		} catch (NotFoundException) {
			throw new NotFound(Reason::UNKNOWN_PAGE, 'The page does not exist.');
		} catch (InvalidPathException) {
			throw new Invalid(Reason::BAD_NAME, 'The server does not allow this file name.');
		} catch (NotEnoughSpaceException) {
			throw FileWriter::full();
		}
	}
}
