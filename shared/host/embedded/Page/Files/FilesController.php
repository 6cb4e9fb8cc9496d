<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Page\Files;

use Host\Files\Templates\TemplateManager;
use Host\Page\Page;
use OCA\Files\Event\LoadAdditionalScriptsEvent;
use OCP\AppFramework\Controller;
use OCP\AppFramework\Http;
use OCP\AppFramework\Http\Attribute\FrontpageRoute;
use OCP\AppFramework\Http\Attribute\NoAdminRequired;
use OCP\AppFramework\Http\Attribute\NoCSRFRequired;
use OCP\AppFramework\Http\RedirectResponse;
use OCP\AppFramework\Http\TemplateResponse;
use OCP\EventDispatcher\IEventDispatcher;
use OCP\Files\NotFoundException;
use OCP\IRequest;
use OCP\IURLGenerator;

/** One's files, to look at, with what apps make and open: everything else is WebDAV's. */
final class FilesController extends Controller {
	public function __construct(
		string $appName,
		IRequest $request,
		private readonly FileList $files,
		private readonly Page $page,
		private readonly TemplateManager $templates,
		private readonly IEventDispatcher $events,
		private readonly IURLGenerator $urls,
		private readonly ?string $userId,
	) {
		parent::__construct($appName, $request);
	}

	/** @return TemplateResponse<Http::STATUS_*, array<string, mixed>> */
	#[FrontpageRoute(verb: 'GET', url: '/apps/files/')]
	#[FrontpageRoute(verb: 'GET', url: '/apps/files/files/{fileid}', defaults: ['fileid' => '0'], postfix: 'file')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function index(string $dir = '/', int $fileid = 0): TemplateResponse {
		try {
			$rows = $this->files->of($dir);
		} catch (NotFoundException) {
			return $this->page->error(Http::STATUS_NOT_FOUND);
		}
		$this->page->provide('files', 'templates', $this->templates->listCreators());
		$this->events->dispatchTyped(new LoadAdditionalScriptsEvent());
		$names = array_values(array_filter(explode('/', $dir), static fn (string $name): bool => $name !== ''));
		return new TemplateResponse('files', 'files', [
			'rows' => $rows,
			'names' => $names,
			'pageTitle' => $names === [] ? 'Files' : end($names),
			'marked' => $fileid,
			'folder' => '/' . implode('/', $names),
			'mayCreate' => $this->files->mayCreate($dir),
			'isMissing' => $fileid !== 0 && $this->files->find($fileid) === null,
			'address' => "{$this->urls->getBaseUrl()}/remote.php/dav/files/$this->userId/",
		]);
	}

	/**
	 * The short address of a file, as search results have it; one that the caller cannot see is said on the list.
	 *
	 * @return RedirectResponse<Http::STATUS_SEE_OTHER, array<string, mixed>>
	 */
	#[FrontpageRoute(verb: 'GET', url: '/f/{fileid}')]
	#[NoAdminRequired]
	#[NoCSRFRequired]
	public function show(int $fileid, ?string $openfile = null): RedirectResponse {
		$row = $this->files->find($fileid);
		$list = '/index.php/apps/files/' . ($fileid === 0 ? '' : "files/$fileid");
		$query = match (true) {
			$row === null => '',
			$row['size'] === null => '?dir=' . self::encoded($row['path']),
			default => '?dir=' . self::encoded(dirname($row['path'])) . '&openfile=' . ($openfile === 'false' ? 'false' : 'true'),
		};
		return new RedirectResponse($list . $query);
	}

	/** Slashes stay readable. */
	private static function encoded(string $path): string {
		return str_replace('%2F', '/', rawurlencode($path));
	}
}
