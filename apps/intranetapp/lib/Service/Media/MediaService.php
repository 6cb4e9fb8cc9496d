<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Media;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Host\MediaAddresses;
use OCA\IntranetApp\Model\Media\CheckedMedia;
use OCA\IntranetApp\Model\Media\MediaFile;
use OCA\IntranetApp\Model\Media\MediaName;
use OCA\IntranetApp\Model\Media\MediaPlace;
use OCA\IntranetApp\Model\Media\MediaType;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Repository\Media\MediaFiles;
use OCA\IntranetApp\Repository\Page\OpenPage;
use OCA\IntranetApp\Service\Page\PageGate;
use OCA\IntranetApp\Service\Page\PublicationRule;
use OCA\IntranetApp\Service\Site\AccessService;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Db\Leases;
use OCA\IntranetApp\Shared\Exception\Conflict;
use OCA\IntranetApp\Shared\Exception\Forbidden;
use OCA\IntranetApp\Shared\Exception\Invalid;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCA\IntranetApp\Shared\Exception\TooLarge;
use OCA\IntranetApp\Shared\Host\Platform;
use OCA\IntranetApp\Shared\Http\Request\UploadedFile;

/**
 * Lists and accepts media files of pages and of their shared library.
 *
 * @phpstan-import-type MediaFile from Schemas as MediaItem
 * @phpstan-import-type MediaList from Schemas
 * @phpstan-import-type MediaChecked from Schemas
 * @phpstan-import-type Uploaded from Schemas
 * @phpstan-import-type MediaUploadNamedBody from Schemas
 * @phpstan-import-type MediaCheckBody from Schemas
 * @phpstan-import-type MediaBrowseQuery from Schemas
 */
class MediaService {
	private const LIBRARY = 'resources';

	public function __construct(
		private readonly PageGate $gate,
		private readonly MediaFiles $files,
		private readonly MediaInspector $inspector,
		private readonly MediaAddresses $addresses,
		private readonly Leases $leases,
		private readonly Platform $platform,
		private readonly PublicationRule $publication,
		private readonly AccessService $access,
	) {
	}

	/**
	 * @param MediaBrowseQuery $query
	 * @return MediaList
	 * @throws Refusal
	 */
	public function list(string $pageId, array $query = []): array {
		$page = $this->gate->readable($pageId);
		$isLibrary = ($query['folder'] ?? '') === self::LIBRARY;
		$place = $isLibrary ? MediaPlace::library(trim($query['path'] ?? '', '/')) : MediaPlace::ofPage($page->row);
		return [
			'media' => array_map(fn (MediaFile $file): array => $this->described($place, $file), $this->files->findAll($place)),
			'canWrite' => ($isLibrary || $page->permissions->canWrite()) && $this->files->isWritable($place),
		];
	}

	/**
	 * Whether a file with this name exists, and a free name.
	 *
	 * @param MediaCheckBody $body
	 * @return MediaChecked
	 * @throws Refusal
	 */
	public function check(string $pageId, array $body): array {
		$page = $this->gate->readable($pageId);
		$place = ($body['target'] ?? '') === self::LIBRARY ? MediaPlace::library($body['folder'] ?? '') : MediaPlace::ofPage($page->row);
		$name = self::mediaName($body['filename']);
		$existing = $this->files->findOrNull($place, $name);
		return [
			'exists' => $existing !== null,
			'filename' => $name,
			'suggestion' => $this->free($place, $name),
			'existingFile' => $existing === null
				? null
				: ['name' => $existing->name, 'size' => $existing->size, 'modified' => $existing->modified],
		];
	}

	/**
	 * Adds a file to a page under a free name.
	 *
	 * @return Uploaded
	 * @throws Refusal
	 */
	public function add(string $pageId, UploadedFile $upload): array {
		[$place] = $this->writable($pageId, 'page', '');
		$this->refuseTooLarge($upload);
		$extension = MediaName::extension($upload->name);
		$name = MediaName::made($upload->name, $extension === '' ? $this->inspector->extension($upload->path) : $extension);
		$media = $this->inspector->inspect($upload->path, $name);
		return $this->leases->hold($place->lease(), fn (): array => $this->written($place, $this->free($place, $name), $media, false));
	}

	/**
	 * Adds a file under its name, or replaces the existing one.
	 *
	 * @param MediaUploadNamedBody $body
	 * @return Uploaded
	 * @throws Refusal
	 */
	public function addNamed(string $pageId, UploadedFile $upload, array $body): array {
		[$place, $page] = $this->writable($pageId, $body['target'] ?? 'page', $body['folder'] ?? '');
		$this->refuseTooLarge($upload);
		$name = self::mediaName($body['filename'] ?? $upload->name);
		$media = $this->inspector->inspect($upload->path, $name);
		$isReplacing = ($body['overwrite'] ?? '0') === '1';
		return $this->leases->hold($place->lease(), function () use ($page, $place, $name, $media, $isReplacing): array {
			$exists = $this->files->isTaken($place, $name);
			if ($exists && $isReplacing) {
				$this->refuseUnapproved($page, "$place->path/$name");
			}
			if ($exists && !$isReplacing) {
				throw new Conflict(Reason::NAME_TAKEN, 'A file with this name already exists.', '/filename');
			}
			return $this->written($place, $name, $media, $exists);
		});
	}

	/**
	 * @return array{MediaPlace, ?OpenPage} the page is null for the library
	 * @throws Refusal
	 */
	private function writable(string $pageId, string $target, string $folder): array {
		if ($target !== self::LIBRARY) {
			$page = $this->gate->writable($pageId);
			return [MediaPlace::ofPage($page->row), $page];
		}
		$this->gate->readable($pageId);
		$place = MediaPlace::library($folder === '' ? '' : MediaName::fresh($folder));
		return $this->files->isWritable($place)
			? [$place, null]
			: throw new Forbidden(Reason::NOT_ALLOWED, 'You don\'t have permission to add files here.');
	}

	/**
	 * @param ?OpenPage $page null for the library, whose files any published page may show
	 * @param string $path of the file
	 * @throws Forbidden where a published page would show another picture without approval
	 */
	private function refuseUnapproved(?OpenPage $page, string $path): void {
		$isHeld = $page === null
			? $this->publication->isHeld(PageRow::PUBLISHED, $this->access->ofPath($path))
			: $this->publication->isHeld($page->row->status, $page->permissions);
		if ($isHeld) {
			throw new Forbidden(
				Reason::NEEDS_APPROVAL,
				'Only someone with permission to publish here can replace files. Add yours under another name.',
			);
		}
	}

	/** @return Uploaded */
	private function written(MediaPlace $place, string $name, CheckedMedia $media, bool $exists): array {
		$content = $media->text ?? fopen($media->path, 'rb');
		if ($content === false) {
			throw new \RuntimeException('An upload is gone before it was stored');
		}
		$file = $this->files->save($place, $name, $content);
		return [
			'filename' => $file->name,
			'url' => $this->addresses->of($place, $file->name),
			'exists' => $exists,
			'cleaned' => !$media->isWhole,
			'size' => $file->size,
			'mimeType' => $media->type,
		];
	}

	private function free(MediaPlace $place, string $name): string {
		$free = $name;
		for ($number = 2; $this->files->isTaken($place, $free); $number++) {
			$free = MediaName::numbered($name, $number);
		}
		return $free;
	}

	private function refuseTooLarge(UploadedFile $upload): void {
		$limit = $this->platform->uploadLimit();
		if ($upload->size > $limit) {
			throw new TooLarge(Reason::TOO_LARGE, 'The server takes files of up to ' . $this->platform->fileSize($limit) . '.');
		}
	}

	/** @throws Invalid */
	private static function mediaName(string $raw): string {
		$name = MediaName::fresh($raw);
		return MediaType::of($name) === null
			? throw new Invalid(Reason::BAD_EXTENSION, 'Pages show files of these kinds: ' . MediaType::names() . '.', '/filename')
			: $name;
	}

	/** @return MediaItem */
	private function described(MediaPlace $place, MediaFile $file): array {
		return [
			'name' => $file->name,
			'size' => $file->size,
			'mimeType' => $file->type ?? 'httpd/unix-directory',
			'modified' => $file->modified,
			'fileId' => $file->fileId,
			'url' => $file->type === null ? '' : $this->addresses->of($place, $file->name),
			'type' => $file->type === null ? 'folder' : 'file',
			'path' => ltrim("$place->folder/$file->name", '/'),
		];
	}
}
