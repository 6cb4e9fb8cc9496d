<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Templates;

use Host\Files\Names;
use OCP\EventDispatcher\IEventDispatcher;
use OCP\Files\File;
use OCP\Files\Folder;
use OCP\Files\GenericFileException;
use OCP\Files\InvalidPathException;
use OCP\Files\IRootFolder;
use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;
use OCP\Files\Template\ITemplateManager;
use OCP\Files\Template\RegisterTemplateCreatorEvent;
use OCP\Files\Template\TemplateFileCreator;
use OCP\IUserSession;

/** Makes the files that apps offer in "+ New". Nobody has a folder of templates here. */
final class TemplateManager implements ITemplateManager {
	/** @var list<callable(): TemplateFileCreator> */
	private array $offered = [];
	private bool $isAsked = false;

	public function __construct(
		private readonly IEventDispatcher $events,
		private readonly IRootFolder $root,
		private readonly IUserSession $session,
	) {
	}

	#[\Override]
	public function registerTemplateFileCreator(callable $callback): void {
		$this->offered[] = $callback;
	}

	/** @return list<TemplateFileCreator> in the order of the menu */
	public function listCreators(): array {
		if (!$this->isAsked) {
			$this->isAsked = true;
			$this->events->dispatchTyped(new RegisterTemplateCreatorEvent($this));
		}
		return array_map(static fn (callable $offer): TemplateFileCreator => $offer(), $this->offered);
	}

	/**
	 * @param string $template path of a file to copy, empty for none
	 * @return array<string, mixed>
	 * @throws GenericFileException
	 */
	public function create(string $path, string $template): array {
		$home = $this->root->getUserFolder($this->session->getUser()?->getUID() ?? '');
		if ($home->nodeExists($path)) {
			throw new GenericFileException('File already exists');
		}
		try {
			$folder = $home->get(dirname($path));
			$source = $template === '' ? null : $home->get($template);
			Names::check(basename($path));
			if (!$folder instanceof Folder || ($source !== null && !$source instanceof File)) {
				throw new NotFoundException();
			}
			return self::shown($home, $folder->newFile(basename($path), $source?->getContent() ?? ''));
		} catch (NotFoundException|NotPermittedException|InvalidPathException) {
			throw new GenericFileException('Failed to create file from template');
		}
	}

	/** @return array<string, mixed> */
	private static function shown(Folder $home, File $file): array {
		return [
			'basename' => $file->getName(),
			'etag' => $file->getEtag(),
			'fileid' => (int)$file->getId(),
			'filename' => $home->getRelativePath($file->getPath()),
			'lastmod' => $file->getMTime(),
			'mime' => $file->getMimetype(),
			'size' => $file->getSize(),
			'type' => $file->getType(),
			// What apps offer to make here has no pictures of its content.
			'hasPreview' => false,
			'permissions' => $file->getPermissions(),
		];
	}
}
