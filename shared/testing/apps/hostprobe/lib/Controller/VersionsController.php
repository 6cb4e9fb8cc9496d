<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Controller;

use OCA\Files_Versions\Versions\IDeletableVersionBackend;
use OCA\Files_Versions\Versions\IMetadataVersion;
use OCA\Files_Versions\Versions\IMetadataVersionBackend;
use OCA\Files_Versions\Versions\IVersion;
use OCA\Files_Versions\Versions\IVersionManager;
use OCA\HostProbe\Service\SeenEvents;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\JSONResponse;
use OCP\Files\IRootFolder;
use OCP\IRequest;
use OCP\IUser;
use OCP\IUserSession;

/** Asks for versions of a file, labels them and goes back to one, by the host's PHP API. */
final class VersionsController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly IRootFolder $root,
		private readonly IUserSession $session,
		private readonly IVersionManager $versions,
		private readonly SeenEvents $events,
	) {
		parent::__construct($appName, $request);
	}

	/**
	 * Does one thing with the version at a place in the list, and says what versions there are then.
	 *
	 * @param string $verb "list", "label", "rollback", "delete" or "read"
	 * @return JSONResponse<Http::STATUS_OK, array{
	 *     result: mixed, events: list<array<string, mixed>>, versions: list<array<string, mixed>>,
	 * }, array{}>
	 */
	#[NoAdminRequired]
	#[NoCSRFRequired]
	#[FrontpageRoute(verb: 'POST', url: '/versions')]
	public function run(string $path, string $verb = 'list', int $place = 0, string $text = ''): JSONResponse {
		$user = $this->session->getUser() ?? throw new \LogicException('Nobody asks');
		try {
			$result = $verb === 'list' ? null : $this->do($user, $path, $verb, $place, $text);
		} catch (\Exception $failure) {
			$result = ['threw' => $failure::class];
		}
		$events = $this->events->take();
		return new JSONResponse([
			'result' => $result,
			'events' => $events,
			'versions' => array_map(self::about(...), $this->list($user, $path)),
		]);
	}

	private function do(IUser $user, string $path, string $verb, int $place, string $text): mixed {
		$file = $this->root->getUserFolder($user->getUID())->get($path);
		$version = $this->list($user, $path)[$place] ?? throw new \LogicException("$path has no version at $place");
		$this->events->take();
		$manager = $this->versions;
		if ($verb === 'label' && $manager instanceof IMetadataVersionBackend) {
			$manager->setMetadataValue($file, $text === 'unknown' ? 1 : (int)$version->getRevisionId(), 'label', $text);
			return null;
		}
		if ($verb === 'delete' && $manager instanceof IDeletableVersionBackend) {
			$manager->deleteVersion($version);
			return null;
		}
		if ($verb === 'rollback') {
			return $manager->rollback($version);
		}
		$stream = $manager->read($version);
		return $stream === false ? false : stream_get_contents($stream);
	}

	/** @return list<IVersion> */
	private function list(IUser $user, string $path): array {
		return array_values($this->versions->getVersionsForFile($user, $this->root->getUserFolder($user->getUID())->get($path)));
	}

	/** @return array<string, mixed> */
	private static function about(IVersion $version): array {
		return [
			'revision' => $version->getRevisionId(),
			'timestamp' => $version->getTimestamp(),
			'size' => $version->getSize(),
			'mimetype' => $version->getMimeType(),
			'name' => $version->getSourceFileName(),
			'path' => $version->getVersionPath(),
			'file' => $version->getSourceFile()->getPath(),
			'user' => $version->getUser()->getUID(),
			'metadata' => $version instanceof IMetadataVersion ? [$version->getMetadata(), $version->getMetadataValue('label')] : null,
			'sameBackend' => $version->getBackend() instanceof IMetadataVersionBackend,
		];
	}
}
