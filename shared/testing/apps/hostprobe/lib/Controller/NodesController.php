<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\GroupFolders\Folder\FolderDefinitionWithPermissions;
use OCA\GroupFolders\Folder\FolderManager;
use OCA\GroupFolders\Mount\GroupFolderStorage;
use OCA\GroupFolders\Mount\GroupMountPoint;
use OCA\GroupFolders\Mount\MountProvider;
use OCA\HostProbe\Service\SeenEvents;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\JSONResponse;
use OCP\Constants;
use OCP\Files\File;
use OCP\Files\FileInfo;
use OCP\Files\Folder;
use OCP\Files\ForbiddenException;
use OCP\Files\IRootFolder;
use OCP\Files\Mount\IMountManager;
use OCP\Files\Node;
use OCP\Files\Storage\IStorage;
use OCP\IRequest;
use OCP\IUserSession;

/**
 * Does with files what apps do, by the host's PHP API, and says what came of it.
 *
 * @phpstan-type Step array{0: string, 1?: string, 2?: string|int|null}
 */
final class NodesController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly IRootFolder $root,
		private readonly IUserSession $session,
		private readonly SeenEvents $events,
		private readonly FolderManager $folders,
		private readonly MountProvider $mounts,
		private readonly IMountManager $mountManager,
	) {
		parent::__construct($appName, $request);
	}

	/**
	 * One step after the other, in one request.
	 *
	 * @param list<Step> $steps what to do, the path below the home, and perhaps one thing more
	 * @param ?string $of whose files; the caller's without
	 * @param ?string $within name of a team folder, to work in on nobody's behalf
	 * @return JSONResponse<Http::STATUS_OK, list<array{result: mixed, events: list<array<string, mixed>>}>, array{}>
	 */
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'POST', url: '/nodes')]
	public function run(array $steps, ?string $of = null, ?string $within = null): JSONResponse {
		$home = $within === null
			? $this->root->getUserFolder($of ?? $this->session->getUser()?->getUID() ?? '')
			: $this->onNobodysBehalf($within);
		$this->events->take();
		$answers = [];
		foreach ($steps as $step) {
			try {
				$result = $this->do($home, $step[0], $step[1] ?? '', $step[2] ?? null);
			} catch (\Exception $failure) {
				$result = ['threw' => $failure::class] + ($failure instanceof ForbiddenException ? ['retry' => $failure->getRetry()] : []);
			}
			$answers[] = ['result' => $result, 'events' => $this->events->take()];
		}
		return new JSONResponse($answers);
	}

	/** The folder with all rights and without rules, where no person has it. */
	private function onNobodysBehalf(string $name): Folder {
		foreach ($this->folders->getAllFolders() as $id => $one) {
			$folder = $one->mountPoint === $name ? $this->folders->getFolder($id) : null;
			if ($folder !== null) {
				$place = "/hostprobe-sys/files/$name";
				$this->mountManager->addMount($this->mounts->getMount(
					FolderDefinitionWithPermissions::fromFolder($folder, $folder->rootCacheEntry, Constants::PERMISSION_ALL),
					$place,
				));
				$top = $this->root->get($place);
				return $top instanceof Folder ? $top : throw new \LogicException("$place is no folder");
			}
		}
		throw new \LogicException("There is no team folder $name");
	}

	private function do(Folder $home, string $verb, string $path, string|int|null $more): mixed {
		return match ($verb) {
			'info' => self::about($home->get($path)),
			'list' => array_map(self::about(...), self::sorted(self::folder($home, $path)->getDirectoryListing())),
			'search' => array_map(self::found(...), self::sorted(self::folder($home, $path)->search((string)$more))),
			'exists' => $home->nodeExists($path),
			'newFile' => self::about($home->newFile($path, $more === null ? null : (string)$more)),
			'make' => $home->newFile($path, (string)$more)->getId() > 0,
			'newFileByStream' => self::about($home->newFile($path, self::stream((string)$more))),
			'newFolder' => self::about($home->newFolder($path)),
			'newFileIn' => self::about(self::folder($home, $path)->newFile((string)$more, 'x')),
			'put' => self::later(self::file($home, $path))->putContent((string)$more),
			'putByStream' => self::later(self::file($home, $path))->putContent(self::stream((string)$more)),
			'content' => self::file($home, $path)->getContent(),
			'stored' => $home->get($path)->getStorage()->file_get_contents($home->get($path)->getInternalPath()),
			'isStored' => [
				$home->get($path)->getStorage()->file_exists($home->get($path)->getInternalPath()),
				$home->get($path)->getStorage()->file_exists(ltrim(dirname($home->get($path)->getInternalPath()) . "/$more", './')),
			],
			'storedBeside' => $home->get($path)
				->getStorage()
				->file_get_contents(ltrim(dirname($home->get($path)->getInternalPath()) . "/$more", './')),
			'removeStored' => self::removeStored($home->get($path)),
			'read' => self::read(self::file($home, $path)),
			'touch' => $home->get($path)->touch($more === null ? null : (int)$more),
			'move' => self::about($home->get($path)->move($home->getFullPath((string)$more))),
			'copy' => self::about($home->get($path)->copy($home->getFullPath((string)$more))),
			'delete' => $home->get($path)->delete(),
			'byId' => $this->byId($home, $path, (string)$more),
			'parent' => self::about($home->get($path)->getParent()),
			'relative' => $home->getRelativePath($path),
			'full' => $home->getFullPath($path),
			'isSubNode' => self::folder($home, $path)->isSubNode($home->get((string)$more)),
			'freeName' => self::folder($home, $path)->getNonExistingName((string)$more),
			'hasSpace' => self::folder($home, $path)->getFreeSpace() > 0,
			'space' => self::folder($home, $path)->getFreeSpace(),
			default => throw new \LogicException("Nobody knows how to $verb"),
		};
	}

	/** The file, in a second of its own: writes of one second have the same etag on the server, now and then. */
	private static function later(File $file): File {
		usleep((int)((1 - fmod(microtime(true), 1)) * 1_000_000) + 1000);
		return $file;
	}

	/** @return array{all: list<string>, first: ?string} where the file at a path is found by its id, from another folder */
	private function byId(Folder $home, string $path, string $from): array {
		$id = $home->get($path)->getId();
		$folder = self::folder($home, $from);
		return [
			'all' => array_map(static fn (Node $node): string => $node->getPath(), $folder->getById($id)),
			'first' => $folder->getFirstNodeById($id)?->getPath(),
		];
	}

	private static function removeStored(Node $node): bool {
		[$storage, $path] = [$node->getStorage(), $node->getInternalPath()];
		$isRemoved = $storage->rmdir($path);
		$storage->getUpdater()->remove($path);
		return $isRemoved;
	}

	private static function teamFolderId(IStorage $storage): ?int {
		if (!$storage->instanceOfStorage(GroupFolderStorage::class)) {
			return null;
		}
		/** @var GroupFolderStorage $storage on the server something around it, which passes calls on */
		return $storage->getFolderId();
	}

	/** @return array<string, mixed> */
	private static function about(Node $node): array {
		$mount = $node->getMountPoint();
		$storage = $node->getStorage();
		return [
			'fileId' => $node->getId(),
			// What is above a home or a team folder is the host's own affair.
			'parentId' => in_array($node->getInternalPath(), ['', 'files'], true) ? null : $node->getParentId(),
			'name' => $node->getName(),
			'path' => $node->getPath(),
			'internalPath' => $node->getInternalPath(),
			'type' => $node->getType(),
			'mimetype' => $node->getMimetype(),
			'mimePart' => $node->getMimePart(),
			'extension' => $node->getExtension(),
			'size' => $node->getSize(),
			'sizeWithoutMounts' => $node->getSize(false),
			'mtime' => $node->getMTime(),
			'etag' => $node->getEtag(),
			'permissions' => $node->getPermissions(),
			'can' => array_keys(array_filter([
				'read' => $node->isReadable(),
				'update' => $node->isUpdateable(),
				'create' => $node->isCreatable(),
				'delete' => $node->isDeletable(),
				'share' => $node->isShareable(),
			])),
			'created' => $node->getCreationTime(),
			'uploaded' => $node->getUploadTime(),
			'owner' => $node->getOwner()?->getUID(),
			'isMounted' => $node->isMounted(),
			'mount' => [
				$mount->getMountType(),
				$mount->getMountPoint(),
				$mount->getInternalPath($node->getPath()),
				$mount->getStorage() !== null,
			],
			'teamFolder' => $mount instanceof GroupMountPoint ? $mount->getFolderId() : null,
			'teamFolderId' => self::teamFolderId($storage),
			'isFolder' => [$node instanceof Folder, $node->getType() === FileInfo::TYPE_FOLDER],
		];
	}

	/**
	 * Without what the server leaves out of search results (docs/host-facts.md, "Search for files").
	 *
	 * @return array<string, mixed>
	 */
	private static function found(Node $node): array {
		return array_diff_key(self::about($node), ['created' => 0, 'internalPath' => 0]);
	}

	/** @return array{string, int|false} */
	private static function read(File $file): array {
		$stream = $file->fopen('rb');
		if ($stream === false) {
			throw new \LogicException('No stream');
		}
		fseek($stream, 1);
		return [(string)stream_get_contents($stream), ftell($stream)];
	}

	/** @return resource */
	private static function stream(string $content): mixed {
		$stream = fopen('php://temp', 'w+b');
		if ($stream === false) {
			throw new \LogicException('No stream');
		}
		fwrite($stream, $content);
		rewind($stream);
		return $stream;
	}

	private static function file(Folder $home, string $path): File {
		$node = $home->get($path);
		return $node instanceof File ? $node : throw new \LogicException("$path is no file");
	}

	private static function folder(Folder $home, string $path): Folder {
		$node = $home->get($path);
		return $node instanceof Folder ? $node : throw new \LogicException("$path is no folder");
	}

	/**
	 * @param list<Node> $nodes
	 * @return list<Node> by path: the host has no order
	 */
	private static function sorted(array $nodes): array {
		usort($nodes, static fn (Node $one, Node $other): int => $one->getPath() <=> $other->getPath());
		return $nodes;
	}
}
