<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Versions;

use Host\Dav\Files\NodeProperties;
use Host\Dav\Http\Markup;
use Host\Dav\Problem;
use Host\Dav\Tree\Document;
use Host\Dav\Tree\Restorable;
use OCA\DAV\Connector\Sabre\Exception\Forbidden;
use OCA\Files_Versions\Versions\IDeletableVersionBackend;
use OCA\Files_Versions\Versions\IMetadataVersion;
use OCA\Files_Versions\Versions\IMetadataVersionBackend;
use OCA\Files_Versions\Versions\IVersion;
use OCA\Files_Versions\Versions\IVersionManager;
use OCP\Files\File;
use OCP\Files\NotFoundException;

/** A content of a file. */
final class VersionEntry extends Document implements Restorable {
	public function __construct(
		private readonly IVersion $version,
		private readonly IVersionManager $versions,
		private readonly File $file,
	) {
	}

	#[\Override]
	public function name(): string {
		return (string)$this->version->getRevisionId();
	}

	#[\Override]
	public function modified(): int {
		return $this->version->getTimestamp();
	}

	/** Without quotes, as the host has it. */
	#[\Override]
	public function etag(): string {
		return $this->name();
	}

	#[\Override]
	public function size(): int {
		return (int)$this->version->getSize();
	}

	#[\Override]
	public function type(): string {
		return $this->version->getMimeType();
	}

	#[\Override]
	public function disposition(): string {
		$name = rawurlencode($this->version->getSourceFileName());
		return "attachment; filename=\"$name\"; filename*=UTF-8''$name";
	}

	#[\Override]
	public function read(): mixed {
		try {
			$stream = $this->versions->read($this->version);
			return is_resource($stream) ? $stream : throw Problem::of('NotFound');
		} catch (NotFoundException) {
			throw Problem::of('NotFound');
		}
	}

	#[\Override]
	public function delete(): void {
		if (!$this->versions instanceof IDeletableVersionBackend) {
			throw Problem::of('Forbidden');
		}
		$this->attempt(fn () => $this->versions->deleteVersion($this->version));
	}

	#[\Override]
	public function restore(): void {
		$this->attempt(fn () => $this->versions->rollback($this->version));
	}

	#[\Override]
	public function property(string $name): string|Markup|null {
		return match ($name) {
			'{http://nextcloud.org/ns}version-label' => $this->note('label'),
			'{http://nextcloud.org/ns}version-author' => $this->note('author'),
			'{http://nextcloud.org/ns}has-preview' => NodeProperties::hasPreview($this->type(), 1),
			default => parent::property($name),
		};
	}

	#[\Override]
	public function setter(string $name): ?\Closure {
		return $name !== '{http://nextcloud.org/ns}version-label' ? null : function (?\DOMElement $value): int {
			if (!$this->versions instanceof IMetadataVersionBackend) {
				return 403;
			}
			$this->attempt(fn () => $this->versions->setMetadataValue(
				$this->file,
				$this->version->getTimestamp(),
				'label',
				$value === null ? '' : $value->textContent,
			));
			return 200;
		};
	}

	private function note(string $key): ?string {
		return $this->version instanceof IMetadataVersion ? $this->version->getMetadataValue($key) : null;
	}

	private function attempt(\Closure $work): void {
		try {
			$work();
		} catch (Forbidden $exception) {
			throw Problem::refused($exception->getMessage());
		} catch (NotFoundException $exception) {
			throw Problem::of('NotFound', $exception->getMessage());
		}
	}
}
