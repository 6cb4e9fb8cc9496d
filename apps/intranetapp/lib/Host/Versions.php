<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Host;

use OCA\DAV\Connector\Sabre\Exception\Forbidden as HostForbids;
use OCA\Files_Versions\Versions\IMetadataVersion;
use OCA\Files_Versions\Versions\IMetadataVersionBackend;
use OCA\Files_Versions\Versions\IVersion;
use OCA\Files_Versions\Versions\IVersionManager;
use OCA\IntranetApp\Exception\FileIsBusy;
use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Draft\PageVersion;
use OCA\IntranetApp\Shared\Exception\Forbidden;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCP\AppFramework\Db\DoesNotExistException;
use OCP\Files\File;
use OCP\Files\NotFoundException;
use OCP\IUserSession;
use OCP\Lock\LockedException;
use OCP\Server;

/** The Versions app. Its classes exist only while it is enabled, so they are fetched when needed and never injected. */
class Versions {
	public function __construct(private readonly IUserSession $session) {
	}

	/** @return list<PageVersion> newest first, excluding the file's current content */
	public function list(File $file): array {
		$versions = array_map(self::described(...), $this->former($file));
		usort($versions, static fn (PageVersion $a, PageVersion $b): int => $b->timestamp <=> $a->timestamp);
		return $versions;
	}

	/**
	 * @param int $limit bytes; anything beyond is not read
	 * @throws NotFound
	 * @throws FileIsBusy
	 */
	public function text(File $file, int $timestamp, int $limit): string {
		try {
			$handle = $this->manager()?->read($this->find($file, $timestamp));
		} catch (NotFoundException) {
			throw self::unknown();
		} catch (LockedException) {
			throw FileIsBusy::now();
		}
		if (!is_resource($handle)) {
			throw self::unknown();
		}
		try {
			return (string)stream_get_contents($handle, $limit);
		} finally {
			fclose($handle);
		}
	}

	/**
	 * Restores a version. The file's current content becomes a version, and the file takes the modification time of
	 * the restored one.
	 *
	 * @throws NotFound
	 * @throws Forbidden
	 * @throws FileIsBusy also when a user locked the file against changes
	 */
	public function restore(File $file, int $timestamp): void {
		$version = $this->find($file, $timestamp);
		$isDone = self::allowed(fn (): ?bool => $this->manager()?->rollback($version));
		if ($isDone === false) {
			throw new \RuntimeException('The host could not restore a version');
		}
	}

	/**
	 * @param string $label empty removes it
	 * @throws NotFound
	 * @throws Forbidden
	 */
	public function label(File $file, int $timestamp, string $label): void {
		$this->find($file, $timestamp);
		$manager = $this->manager();
		if (!$manager instanceof IMetadataVersionBackend) {
			throw self::unknown();
		}
		self::allowed(static function () use ($manager, $file, $timestamp, $label): void {
			try {
				$manager->setMetadataValue($file, $timestamp, 'label', $label);
			} catch (DoesNotExistException) {
				throw self::unknown();
			}
		});
	}

	private function manager(): ?IVersionManager {
		return interface_exists(IVersionManager::class) ? Server::get(IVersionManager::class) : null;
	}

	/** @return list<IVersion> */
	private function former(File $file): array {
		$user = $this->session->getUser();
		$versions = $user === null ? [] : $this->manager()?->getVersionsForFile($user, $file) ?? [];
		return array_values(array_filter($versions, static fn (IVersion $version): bool => $version->getTimestamp() !== $file->getMTime()));
	}

	/** @throws NotFound */
	private function find(File $file, int $timestamp): IVersion {
		foreach ($this->former($file) as $version) {
			if ($version->getTimestamp() === $timestamp) {
				return $version;
			}
		}
		throw self::unknown();
	}

	private static function described(IVersion $version): PageVersion {
		$author = $version instanceof IMetadataVersion ? (string)$version->getMetadataValue('author') : '';
		$label = $version instanceof IMetadataVersion ? (string)$version->getMetadataValue('label') : '';
		return new PageVersion(
			$version->getTimestamp(),
			(int)$version->getSize(),
			$author === '' ? null : $author,
			$label === '' ? null : $label,
		);
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private static function allowed(callable $work): mixed {
		try {
			return $work();
		} catch (HostForbids) {
			throw new Forbidden(Reason::NOT_ALLOWED, 'You don\'t have permission to edit this page.');
		} catch (LockedException) {
			throw FileIsBusy::now();
		}
	}

	private static function unknown(): NotFound {
		return new NotFound(Reason::UNKNOWN_VERSION, 'The version does not exist.');
	}
}
