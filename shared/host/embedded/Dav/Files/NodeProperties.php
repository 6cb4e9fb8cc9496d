<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav\Files;

use Host\AppFramework\Settings;
use Host\Dav\Http\Markup;
use Host\Files\Previews\Previews;
use Host\Files\Store\Store;
use OCP\Constants;
use OCP\Files\File;
use OCP\Files\Folder;
use OCP\Files\Node;
use OCP\IUser;

/**
 * The table of what clients may ask of a file or folder. What no app of this host knows of is not found: shares, tags, reminders, locks.
 */
final class NodeProperties {
	private const OC = '{http://owncloud.org/ns}';
	private const NC = '{http://nextcloud.org/ns}';

	public function __construct(
		private readonly Settings $settings,
		private readonly Checksums $checksums,
		private readonly Store $store,
		private readonly Quota $quota,
		private readonly AclProperties $acl,
		private readonly IUser $user,
	) {
	}

	/** A file's id as clients know it: with the name of the instance. */
	public function davId(Node $node): string {
		$instance = $this->settings->system('instanceid');
		return sprintf('%08d', $node->getId()) . (is_string($instance) ? $instance : '');
	}

	/** Whether the host can draw what is in a file: "true" or "false". */
	public static function hasPreview(string $type, int $size): string {
		return Previews::areMade($type, $size) ? 'true' : 'false';
	}

	public function value(Node $node, Folder $parent, string $name): string|Markup|null {
		return match (true) {
			str_starts_with($name, '{DAV:}') => $this->dav($node, substr($name, 6)),
			str_starts_with($name, self::OC) => $this->owncloud($node, $parent, substr($name, strlen(self::OC))),
			str_starts_with($name, self::NC) => $this->nextcloud($node, substr($name, strlen(self::NC)))
				?? $this->acl->value($node, substr($name, strlen(self::NC))),
			$name === '{http://open-collaboration-services.org/ns}share-permissions' => (string)$this->sharePermissions($node),
			$name === '{http://open-cloud-mesh.org/ns}share-permissions' => json_encode($this->meshPermissions($node), JSON_THROW_ON_ERROR),
			default => null,
		};
	}

	/** @return (\Closure(?\DOMElement): int)|null what sets a property and says the status */
	public function setter(Node $node, string $name): ?\Closure {
		return match ($name) {
			'{DAV:}lastmodified' => fn (?\DOMElement $value): int =>
				$this->change($node, $value, static fn (string $text) => $node->touch(UploadFacts::time($text))),
			'{DAV:}creationdate' => fn (?\DOMElement $value): int =>
				$this->change($node, $value, fn (string $text) => $this->setCreated($node, (int)strtotime($text))),
			self::NC . 'creation_time' => fn (?\DOMElement $value): int =>
				$this->change($node, $value, fn (string $text) => $this->setCreated($node, (int)$text)),
			'{DAV:}displayname', '{DAV:}getetag', self::OC . 'favorite', self::OC . 'tags' => static fn (): int => 403,
			default => $this->acl->setter($node, $name),
		};
	}

	private function change(Node $node, ?\DOMElement $value, \Closure $change): int {
		if ($value === null || $value->textContent === '' || !$node->isUpdateable()) {
			return 403;
		}
		$change($value->textContent);
		return 200;
	}

	private function setCreated(Node $node, int $time): void {
		$entry = $this->store->entry($node->getId());
		if ($entry !== null) {
			$this->store->dates($entry, $time, null);
		}
	}

	private function dav(Node $node, string $name): ?string {
		return match ($name) {
			'displayname' => $node->getName(),
			'getetag' => '"' . $node->getEtag() . '"',
			'creationdate' => gmdate('Y-m-d\TH:i:s+00:00', $node->getCreationTime()),
			'quota-used-bytes' => $node instanceof Folder ? (string)$node->getSize(false) : null,
			'quota-available-bytes' => $node instanceof Folder ? (string)$this->quota->shown($node) : null,
			default => null,
		};
	}

	private function owncloud(Node $node, Folder $parent, string $name): string|Markup|null {
		return match ($name) {
			'id' => $this->davId($node),
			'fileid' => (string)$node->getId(),
			'permissions' => $this->letters($node, $parent),
			'size' => (string)$node->getSize(),
			'owner-id' => $this->user->getUID(),
			'owner-display-name' => $this->user->getDisplayName(),
			'favorite', 'comments-count', 'comments-unread' => '0',
			'tags', 'share-types' => new Markup(''),
			'data-fingerprint' => '',
			'downloadURL' => $node instanceof File ? '' : null,
			'checksums' => $node instanceof File ? $this->checksums($node) : null,
			default => null,
		};
	}

	private function nextcloud(Node $node, string $name): string|Markup|null {
		return match ($name) {
			'has-preview' => self::hasPreview($node->getMimetype(), (int)$node->getSize()),
			'mount-type' => $node->getMountPoint()->getMountType(),
			'is-mount-root' => $node->getInternalPath() === '' ? 'true' : 'false',
			'hidden' => 'false',
			'is-federated' => '',
			'share-attributes' => '[]',
			'sharees', 'system-tags' => new Markup(''),
			'creation_time' => (string)$node->getCreationTime(),
			'upload_time' => $node instanceof File ? (string)$node->getUploadTime() : null,
			'last_activity' => (string)max($node->getMTime(), $node->getCreationTime(), $node->getUploadTime()),
			'download-url-expiration' => $node instanceof File ? '' : null,
			'contained-folder-count' => $node instanceof Folder
				? (string)count(array_filter($node->getDirectoryListing(), static fn (Node $one): bool => $one instanceof Folder))
				: null,
			'contained-file-count' => $node instanceof Folder
				? (string)count(array_filter($node->getDirectoryListing(), static fn (Node $one): bool => $one instanceof File))
				: null,
			default => null,
		};
	}

	/** What the person may do, a letter each: share, mounted, read, delete, rename, move, write, add files, add folders. */
	private function letters(Node $node, Folder $parent): string {
		$permissions = $node->getPermissions();
		$mayRename = $this->settings->major < 34
			? $node->isUpdateable()
			: ($node->isUpdateable() || ($node->isDeletable() && $parent->isCreatable()));
		return (($permissions & Constants::PERMISSION_SHARE) !== 0 ? 'R' : '')
			. ($node->getMountPoint()->getMountType() === '' ? '' : 'M')
			. ($node->isReadable() ? 'G' : '')
			. ($node->isDeletable() ? 'D' : '')
			. ($mayRename ? 'N' : '')
			. ($node->isUpdateable() ? ($node instanceof File ? 'VW' : 'V') : '')
			. ($node instanceof Folder && $node->isCreatable() ? 'CK' : '');
	}

	private function sharePermissions(Node $node): int {
		$permissions = $node->getPermissions();
		if ($node->getInternalPath() === '') {
			$permissions |= Constants::PERMISSION_DELETE | Constants::PERMISSION_UPDATE;
		}
		return $node instanceof File ? $permissions & ~(Constants::PERMISSION_CREATE | Constants::PERMISSION_DELETE) : $permissions;
	}

	/** @return list<string> */
	private function meshPermissions(Node $node): array {
		$permissions = $this->sharePermissions($node);
		return array_keys(array_filter([
			'share' => ($permissions & Constants::PERMISSION_SHARE) !== 0,
			'read' => ($permissions & Constants::PERMISSION_READ) !== 0,
			'write' => ($permissions & (Constants::PERMISSION_CREATE | Constants::PERMISSION_UPDATE)) !== 0,
		]));
	}

	private function checksums(File $file): ?Markup {
		$checksum = $this->checksums->of($file);
		return $checksum === '' ? null : new Markup(implode('', array_map(
			static fn (string $one): string => '<oc:checksum>' . htmlspecialchars($one, ENT_XML1 | ENT_COMPAT) . '</oc:checksum>',
			explode(' ', $checksum),
		)));
	}
}
